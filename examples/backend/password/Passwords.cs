using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Passwords
{
    /// <summary>The password in what the elements send; null for anything else.</summary>
    public static string Decrypt(string text, string passphrase)
    {
        if (text == null || text.Length > 2000) return null;
        try
        {
            var bytes = Convert.FromBase64String(text);
            if (bytes.Length < 32 || Encoding.ASCII.GetString(bytes, 0, 8) != "Salted__") return null;
            var secret = Encoding.UTF8.GetBytes(passphrase).Concat(bytes.Skip(8).Take(8)).ToArray();
            var derived = new byte[48];
            var digest = new byte[0];
            using (var md5 = MD5.Create())
            {
                for (var place = 0; place < 48; place += 16)
                {
                    digest = md5.ComputeHash(digest.Concat(secret).ToArray());
                    digest.CopyTo(derived, place);
                }
            }
            using (var aes = Aes.Create()) // CBC and PKCS#7 are what it does by itself
            using (var decryptor = aes.CreateDecryptor(derived.Take(32).ToArray(), derived.Skip(32).ToArray()))
            {
                var password = decryptor.TransformFinalBlock(bytes, 16, bytes.Length - 16);
                return new UTF8Encoding(false, true).GetString(password);
            }
        }
        catch (Exception e) when (e is FormatException || e is CryptographicException || e is ArgumentException)
        {
            return null; // no base64, no whole blocks, another padding, or no UTF-8
        }
    }
}
