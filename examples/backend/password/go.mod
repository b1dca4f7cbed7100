module example.com/password

go 1.19
