import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

public final class Passwords {
    private static final byte[] START = "Salted__".getBytes(US_ASCII);

    private Passwords() {}

    /** The password in what the elements send; empty for anything else. */
    public static Optional<String> decrypt(String text, String passphrase) {
        if (text == null || text.length() > 2000) return Optional.empty();
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (bytes.length < 32 || !Arrays.equals(START, Arrays.copyOf(bytes, 8))) return Optional.empty();
            MessageDigest md5 = MessageDigest.getInstance("MD5");
            ByteBuffer derived = ByteBuffer.allocate(48);
            byte[] digest = {};
            while (derived.hasRemaining()) {
                md5.update(digest);
                md5.update(passphrase.getBytes(UTF_8));
                md5.update(bytes, 8, 8);
                digest = md5.digest();
                derived.put(digest);
            }
            SecretKeySpec key = new SecretKeySpec(derived.array(), 0, 32, "AES");
            Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
            cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(derived.array(), 32, 16));
            byte[] password = cipher.doFinal(bytes, 16, bytes.length - 16);
            return Optional.of(UTF_8.newDecoder().decode(ByteBuffer.wrap(password)).toString());
        } catch (IllegalArgumentException | GeneralSecurityException | CharacterCodingException e) {
            return Optional.empty(); // no base64, no whole blocks, another padding, or no UTF-8
        }
    }
}
