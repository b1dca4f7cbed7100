// Package password reads the passwords that the elements send.
package password

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/md5"
	"encoding/base64"
	"unicode/utf8"
)

// Decrypt gives the password in what the elements send, and false for anything else.
func Decrypt(text, passphrase string) (string, bool) {
	if len(text) > 2000 {
		return "", false
	}
	data, err := base64.StdEncoding.Strict().DecodeString(text)
	if err != nil || len(data) < 32 || len(data)%aes.BlockSize != 0 || !bytes.HasPrefix(data, []byte("Salted__")) {
		return "", false
	}
	var digest, derived []byte
	for len(derived) < 48 {
		sum := md5.Sum(append(append(digest, passphrase...), data[8:16]...))
		digest = sum[:]
		derived = append(derived, digest...)
	}
	block, err := aes.NewCipher(derived[:32])
	if err != nil {
		return "", false
	}
	padded := data[16:]
	cipher.NewCBCDecrypter(block, derived[32:]).CryptBlocks(padded, padded)
	count := int(padded[len(padded)-1])
	if count < 1 || count > aes.BlockSize {
		return "", false
	}
	end := len(padded) - count
	isPadding := bytes.Equal(padded[end:], bytes.Repeat([]byte{byte(count)}, count))
	if !isPadding || !utf8.Valid(padded[:end]) {
		return "", false // encrypted with another passphrase
	}
	return string(padded[:end]), true
}
