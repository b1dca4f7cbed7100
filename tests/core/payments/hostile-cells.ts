/** Texts that would be calculated in a spreadsheet, wherever it may cut them. */

const beginnings = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const before = ['', ' ', '\u00a0', '\ufeff', '\u200b', '\u0000', '\u0001', '"', '""', ' "']
const separators = ['', ';', '\t', '\r', '\n', '\r\n', '|', 'a;', 'a";', 'a ; ;', 'a\t', 'a\n', 'a|', '-;']

/** Each way to begin a formula, after each separator. */
export const hostileCells: readonly string[] = separators.flatMap((separator) =>
  before.flatMap((blank) => beginnings.map((sign) => `${separator}${blank}${sign}1+1`)),
)
