import type { CardAct } from "../sundry/identity-card.ts";
import { searchByNameOrNumber } from "./list-columns.ts";

/** What is said of identity cards by the server, and on the registry's page. */
export const identityCardMessages = {
  /** Whatever was entered: nobody learns who is on record. */
  received:
    "The registry looks at the card, and writes to the address that you gave. Look among the unwanted e-mails, too.",
  title: "Identity Cards",
  lead: "Of graduates who get no code for their transcripts, those that wait longest first. Once it is decided, the card is deleted.",
  search: searchByNameOrNumber,
  none: "No identity card waits.",
  more: (count: number) => `${count} wait; the first of them stand here.`,
  back: "Transcript requests",
  columns: {
    matricNumber: "Number given",
    surname: "Surname",
    email: "E-mail address given",
    sentAt: "Sent",
    known: "On record",
  },
  known: "Yes",
  unknown: "No such number",
  look: "Look at it",
  titleOf: (matricNumber: string) => `Identity card for ${matricNumber}`,
  onRecord: "Opening a page of it is put on record.",
  field: "What",
  said: "Given",
  recorded: "On record",
  fields: {
    name: "Name",
    dateOfBirth: "Date of birth",
    year: "Left in",
    department: "Department",
    email: "E-mail address",
    phone: "Phone number",
  },
  openPdf: "Save the card (PDF)",
  openPage: (page: number) => `Save page ${page}`,
  fileName: (matricNumber: string, page: number, type: string) =>
    `identity-${matricNumber.replaceAll("/", "-")}-${page}.${type}`,
  acts: { accept: "Accept", refuse: "Refuse" } satisfies Record<CardAct, string>,
  questions: {
    accept:
      "The address that was given becomes the one on record, where the code goes. The address before is told.",
    refuse: "Whoever has sent it reads the reason.",
  } satisfies Record<CardAct, string>,
  nobody: "Nobody on record has this number: it cannot be accepted.",
  done: {
    accept: "The address on record is changed, and the graduate told",
    refuse: "The graduate is told why",
  } satisfies Record<CardAct, string>,
  decided: "Somebody has decided about this card already.",
  letters: {
    accept: (address: string) => ({
      subject: "Your identity card was accepted",
      lines: [
        "The registry has accepted your identity card. This address is now the one on record.",
        `Order your transcripts here; your code comes to this address:\n${address}`,
      ],
    }),
    refuse: (reason: string) => ({
      subject: "Your identity card was not accepted",
      lines: [
        "The registry could not find out by your identity card who you are.",
        `It says: ${reason}`,
      ],
    }),
  },
} as const;
