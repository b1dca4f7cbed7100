using System;
using System.Text;

/// <summary>The same as check.js, in C#.</summary>
static class Check
{
    static int Main()
    {
        for (var line = Console.ReadLine(); line != null; line = Console.ReadLine())
        {
            var parts = line.Split(' ');
            var password = Passwords.Decrypt(Decode(parts[1]), Decode(parts[0]));
            var answer = password == null ? "-" : "=" + Convert.ToBase64String(Encoding.UTF8.GetBytes(password));
            Console.WriteLine(answer);
        }
        return Passwords.Decrypt(null, "x") == null ? 0 : 1;
    }

    static string Decode(string text)
    {
        return Encoding.UTF8.GetString(Convert.FromBase64String(text));
    }
}
