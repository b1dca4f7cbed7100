// The same as check.js, in Go.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"log"
	"os"
	"strings"

	"example.com/password"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		passphrase, text, _ := strings.Cut(lines.Text(), " ")
		if read, ok := password.Decrypt(decode(text), decode(passphrase)); ok {
			fmt.Println("=" + base64.StdEncoding.EncodeToString([]byte(read)))
		} else {
			fmt.Println("-")
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
}

func decode(text string) string {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		log.Fatal(err)
	}
	return string(bytes)
}
