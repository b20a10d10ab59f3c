// Elements of the page that several scripts use.

export const felt = document.getElementById('felt');
export const game = document.getElementById('game');
export const inviteDialog = document.getElementById('invite');
export const latest = document.getElementById('latest');
export const resultSheet = document.getElementById('result');
export const zone = document.getElementById('zone');
