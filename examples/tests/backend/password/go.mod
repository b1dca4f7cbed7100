module example.com/check

go 1.19

require example.com/password v0.0.0

replace example.com/password => ../../../backend/password
