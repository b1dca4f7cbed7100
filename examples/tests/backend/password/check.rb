# frozen_string_literal: true

# The same as check.js, in Ruby.

require_relative '../../../backend/password/password'

$stdin.each_line do |line|
  passphrase, text = line.chomp.split(' ', -1).map { |part| part.unpack1('m0').force_encoding('UTF-8') }
  password = decrypt_password(text, passphrase)
  puts(password.nil? ? '-' : "=#{[password].pack('m0')}")
end

[nil, 7, {}, [], :text].each do |value|
  abort("It read something in #{value.inspect}.") if decrypt_password(value, 'x')
end
