import base64
import hashlib

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.padding import PKCS7


def decrypt_password(text, passphrase):
    """The password in what the elements send; None for anything else."""
    if not isinstance(text, str) or len(text) > 2000:
        return None
    try:
        data = base64.b64decode(text, validate=True)
        if len(data) < 32 or data[:8] != b"Salted__":
            return None
        digest = derived = b""
        while len(derived) < 48:
            secret = digest + passphrase.encode() + data[8:16]
            digest = hashlib.md5(secret, usedforsecurity=False).digest()
            derived += digest
        key, iv = derived[:32], derived[32:]
        decryptor = Cipher(algorithms.AES(key), modes.CBC(iv)).decryptor()
        padded = decryptor.update(data[16:]) + decryptor.finalize()
        unpadder = PKCS7(128).unpadder()
        return (unpadder.update(padded) + unpadder.finalize()).decode()
    except ValueError:  # no base64, no whole blocks, another padding, or no UTF-8
        return None
