/** Leaves out of packages what nothing here calls, and what a bundler can't leave out itself. */
import type { Plugin } from 'vite'

const preact = /\/preact\/dist\/preact\.mjs$/
const wrapper = /\/@r2wc\/core\/dist\/core\.js$/
const cipher = /\/crypto-js\/cipher-core\.js$/
const virtual = /\/@tanstack\/virtual-core\/dist\/esm\/index\.js$/
const axios = /\/redaxios\/dist\/redaxios\.module\.js$/
const jwt = /\/jwt-decode\/build\/esm\/index\.js$/
const aes = /\/crypto-js\/aes\.js$/

/** The file of a package, and its parts: each from a text to another one, with what takes its place. */
const parts: { file: RegExp; from: string; to: string; by: string }[] = [
  // The elements keep their attributes and properties, and raise their events themselves.
  { file: wrapper, from: 'w = {', to: '}, b =', by: 'w = {}, b =' },
  { file: wrapper, from: '  e.props || ', to: '  class v', by: '  class v' },
  { file: wrapper, from: '    static get observedAttributes', to: '    [y] = !0', by: '    [y] = !0' },
  {
    file: wrapper,
    from: '      for (const s of n) {',
    to: '    connectedCallback',
    by: '    }\n    connectedCallback',
  },
  { file: wrapper, from: '    attributeChangedCallback', to: '    [b]() {', by: '    [b]() {' },
  { file: wrapper, from: '  for (const r of n) {', to: '  return v;', by: '  return v;' },
  // No view suspends, nothing is hydrated or drawn elsewhere, and no text is HTML.
  { file: preact, from: '128&i.__u&&(', to: '||l),', by: '' },
  {
    file: preact,
    from: 'if(o.length=y,r.__v=null,c||e)',
    to: 'else r.__e=i.__e;',
    by: 'o.length=y,r.__v=null,e?e.some(g):r.__e=i.__e;',
  },
  { file: preact, from: '!i&&(u=t.__c)&&(u=u.__z)', to: 'g(f),g(u)),', by: '' },
  { file: preact, from: '$.__P&&(s=l,f=', to: ':null),', by: '' },
  { file: preact, from: '$.__P&&(r.__e=null', to: 'l=s),', by: '' },
  { file: preact, from: '"dangerouslySetInnerHTML"==s?v=k:', to: '"children"', by: '"children"' },
  { file: preact, from: '"dangerouslySetInnerHTML"==s?h=k:', to: '"value"', by: '"value"' },
  { file: preact, from: 'h?(l||v&&', to: '(v&&(t.textContent=""),', by: '(' },
  // Views are functions, and the few classes have no other methods than those for errors and `shouldComponentUpdate()`.
  { file: preact, from: ',V.getDerivedStateFromProps&&(d.__s==', to: ',k=d.props', by: '),k=d.props' },
  { file: preact, from: '$!==k&&C&&!V.getDerivedStateFromProps', to: '($,L),', by: '' },
  { file: preact, from: 'd.componentWillUpdate&&d', to: 'if(d.context=L', by: '}if(d.context=L' },
  { file: preact, from: 'C&&i.__c&&d.getSnapshotBeforeUpdate', to: '(k,b)),', by: '' },
  // Views read whole stores.
  {
    file: /\/@nanostores\/react\/index\.js$/,
    from: 'keys?.length > 0',
    to: ': store.listen',
    by: 'store.listen',
  },
  // Each call is made by `redaxios.create()`, with all its options at once.
  { file: axios, from: 'r.request=r,', to: 'r.create=e', by: 'r.create=e' },
  { file: axios, from: 'function n(e,t,r)', to: 'function r(', by: 'function r(' },
  {
    file: axios,
    from: 's=n(t,r),f={};',
    to: '(s.transformRequest||',
    by: 's=t;o=o||s.data,(s.transformRequest||',
  },
  // It is given whole addresses, no `auth`, and its server asks for no cookie's value in a header.
  { file: axios, from: '(s.transformRequest||', to: 'o&&"object"==typeof o', by: 'o&&"object"==typeof o' },
  { file: axios, from: 'try{f[s.xsrfHeaderName]', to: '(s.fetch||fetch)', by: 'return s.fetch' },
  // Its `fetch` is our own, which takes no more of it than the body.
  { file: axios, from: ',f["content-type"]=', to: '"application/json"', by: '' },
  { file: axios, from: '{method:(a||', to: '"include":i}', by: '{body:o}' },
  { file: axios, from: '"stream"==', to: '||"text"]()', by: ' e.text()' },
  { file: axios, from: '(s.validateStatus', to: ':e.ok)', by: ' e.ok' },
  // What is no token throws, by whatever error. `atob()` needs no padding. Nobody reads the header of a token.
  { file: jwt, from: 'export class InvalidTokenError', to: 'function b64', by: 'function b64' },
  { file: jwt, from: 'switch (output.length', to: 'try {', by: 'try {' },
  {
    file: jwt,
    from: 'let code =',
    to: 'return "%" + code;',
    by: 'return "%" + p.charCodeAt(0).toString(16).padStart(2, "0");',
  },
  {
    file: jwt,
    from: 'if (typeof token',
    to: `invalid json for part #\${pos + 1} (\${e.message})\`);\n    }`,
    by: 'return JSON.parse(base64UrlDecode(token.split(".")[1]));',
  },
  // The key of a password is made by MD5, as OpenSSL does.
  {
    file: /\/crypto-js\/evpkdf\.js$/,
    from: ', require("./sha1"',
    to: 'require("./hmac")',
    by: '',
  },
  // Passwords are encrypted here, and never decrypted.
  { file: cipher, from: 'var StreamCipher =', to: 'var C_mode', by: 'var C_mode' },
  { file: cipher, from: 'CBC.Decryptor =', to: 'function xorBlock', by: 'function xorBlock' },
  { file: cipher, from: 'unpad: function', to: 'var BlockCipher =', by: '}; var BlockCipher =' },
  {
    file: cipher,
    from: 'parse: function',
    to: 'var SerializableCipher =',
    by: '}; var SerializableCipher =',
  },
  {
    file: cipher,
    from: 'decrypt: function (cipher, ciphertext, key, cfg)',
    to: 'var C_kdf',
    by: '}); var C_kdf',
  },
  {
    file: cipher,
    from: 'decrypt: function (cipher, ciphertext, password, cfg)',
    to: '}());',
    by: '}); }());',
  },
  { file: aes, from: 'var t = (x8 * 0x1010101)', to: 'INV_SUB_MIX_3[sx] = t;', by: '' },
  { file: aes, from: 'var invKeySchedule =', to: 'encryptBlock: function', by: '}, encryptBlock: function' },
  { file: aes, from: 'decryptBlock: function', to: '_doCryptBlock: function', by: '_doCryptBlock: function' },
  // Toasts are told one by one, and stand in a list that lays them out.
  {
    file: /\/react-hot-toast\/headless\/index\.mjs$/,
    from: 'n.promise=',
    to: 'n.dismiss(r)}),e};',
    by: '',
  },
  {
    file: /\/react-hot-toast\/headless\/index\.mjs$/,
    from: 'k=m((i,c)=>{',
    to: ',[s]);return F',
    by: 'k=0;return F',
  },
  // The client scrolls a long table, and no code does.
  {
    file: virtual,
    from: 'this.getOffsetForAlignment =',
    to: 'this.getTotalSize =',
    by: 'this.getTotalSize =',
  },
  {
    file: virtual,
    from: 'scheduleScrollReconcile() {',
    to: 'const findNearestBinarySearch =',
    by: '}\nconst findNearestBinarySearch =',
  },
]

/** If a new version of a package is written otherwise, the build fails. */
export const usedHalves: Plugin = {
  name: 'used-halves',
  transform: {
    filter: { id: parts.map(({ file }) => file) },
    handler(code, id) {
      const changed = parts
        .filter(({ file }) => file.test(id))
        .reduce((text, { from, to, by }) => {
          const start = text.indexOf(from)
          const end = text.indexOf(to, start)
          if (start < 0 || end < 0) throw new Error(`${id} is written otherwise: there is no "${from}".`)
          return text.slice(0, start) + by + text.slice(end + to.length)
        }, code)
      return { code: changed, map: null }
    },
  },
}
