import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The same as check.js, in Java. */
class Check {
    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split(" ", 2);
            System.out.println(
                Passwords.decrypt(decode(parts[1]), decode(parts[0]))
                    .map(password -> "=" + Base64.getEncoder().encodeToString(password.getBytes(StandardCharsets.UTF_8)))
                    .orElse("-"));
        }
        if (Passwords.decrypt(null, "x").isPresent()) System.exit(1);
    }

    private static String decode(String text) {
        return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
    }
}
