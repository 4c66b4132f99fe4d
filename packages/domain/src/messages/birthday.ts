/** What the portal says to a person on their birthday; without a name it greets all the same. */
export const birthdayGreeting = (name: string): string =>
  name.trim() === "" ? "Happy birthday!" : `Happy birthday, ${name.trim()}!`;
