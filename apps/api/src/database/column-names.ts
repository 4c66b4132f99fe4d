/** A column's name in the database, as the connection's casing makes it of the schema's. */
export const snakeCase = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
