# frozen_string_literal: true

require 'openssl'

# The password in what the elements send; nil for anything else.
def decrypt_password(text, passphrase)
  return unless text.is_a?(String) && text.bytesize <= 2000

  bytes = text.unpack1('m0')
  return unless bytes.bytesize >= 32 && bytes.start_with?('Salted__')

  cipher = OpenSSL::Cipher.new('aes-256-cbc').decrypt
  cipher.pkcs5_keyivgen(passphrase, bytes.byteslice(8, 8), 1, 'md5')
  password = (cipher.update(bytes.byteslice(16..)) + cipher.final).force_encoding('UTF-8')
  password if password.valid_encoding?
rescue ArgumentError, OpenSSL::Cipher::CipherError
  nil # no base64, no whole blocks, or another padding
end
