# A stand-in for speech-dispatcher, for systems without it: prints what it is given to speak, and says at once that it was spoken.
# daemon.pl SOCKET
use strict;
use warnings;
use IO::Socket::UNIX;

my ($path) = @ARGV;
my $door = IO::Socket::UNIX->new(Type => SOCK_STREAM(), Local => $path, Listen => 5) or die "$path: $!";
my %answers = (
    CLIENT_NAME => 208, NOTIFICATION => 220, PRIORITY => 202, PUNCTUATION => 205, LANGUAGE => 201, RATE => 203,
    PITCH => 204, VOLUME => 218, SYNTHESIS_VOICE => 209, VOICE => 209, VOICE_TYPE => 209,
);
$| = 1;
$SIG{CHLD} = 'IGNORE';
my $client = 0;
while (my $line = $door->accept) {
    $client++;
    next if fork;
    my $message = 0;
    while (defined(my $command = <$line>)) {
        $command =~ s/\r\n$//;
        my ($verb, undef, $what) = split ' ', uc $command;
        if ($verb eq 'SPEAK') {
            print $line "230 OK RECEIVING DATA\r\n";
            while (defined(my $text = <$line>)) {
                $text =~ s/\r\n$//;
                last if $text eq '.';
                print "$text\n";
            }
            $message++;
            print $line "225-$message\r\n225 OK MESSAGE QUEUED\r\n";
            for my $event ('701 BEGIN', '702 END') {
                my ($number) = split ' ', $event;
                print $line "$number-$message\r\n$number-$client\r\n$event\r\n";
            }
        } elsif ($verb eq 'SET' && $answers{$what // ''}) {
            print $line "$answers{$what} OK SET\r\n";
        } elsif ($verb eq 'HISTORY') {
            print $line "245-$client\r\n245 OK CLIENT ID SENT\r\n";
        } elsif ($verb eq 'CANCEL' || $verb eq 'STOP') {
            print $line "210 OK CANCELED\r\n";
        } elsif ($verb eq 'LIST') {
            print $line "249-stand-in\ten-US\tnone\r\n249 OK LIST SENT\r\n";
        } elsif ($verb eq 'QUIT') {
            print $line "231 HAPPY HACKING\r\n";
            last;
        } else {
            print $line "500 ERR INVALID COMMAND\r\n";
        }
    }
    exit;
}
