/** Of more bytes than this, it is worth asking a server how much it has: a line that is cut would cost more. */
const most = 5_000_000

/** Whether a field of a form is a file that comes before the form, where the server takes it so. */
export const isLarge = (value: FormDataEntryValue): boolean => value instanceof File && value.size > most
