# frozen_string_literal: true

# How Puma serves it. SIGTERM ends it, when what is under way is answered.
environment 'production'
bind "tcp://#{ENV.fetch('HOST', '127.0.0.1')}:#{ENV.fetch('PORT', '8084')}"
persistent_timeout 75 # longer than nginx keeps a connection
raise_exception_on_sigterm false
rackup File.join(__dir__, 'server.ru')
