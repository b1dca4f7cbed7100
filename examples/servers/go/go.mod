module example.com/portal

go 1.19

require example.com/password v0.0.0

// Where the function for the password is. README.md says how to take it along.
replace example.com/password => ../../backend/password
