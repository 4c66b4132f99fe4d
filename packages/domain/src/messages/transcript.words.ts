import { formatNaira } from "../format/naira.ts";

/** What the page says on which transcripts are ordered and followed. */
export const transcriptWords = {
  title: "Transcripts",
  order: "Order transcripts",
  info: "You need no account. Say who you are as the school knows you; a code goes to the e-mail address on record.",
  matricNumber: "Matric number",
  surname: "Surname",
  dateOfBirth: "Date of birth",
  year: "Year in which you left",
  yearHint: "In which your last session ended.",
  sendCode: "Send the code",
  goOn: "Go on",
  another: "Enter other details",
  noCode: (helpLine: string) =>
    `No code? Look among the unwanted e-mails, too. If your details or your address have changed since, bring an identity card to the registry, or call ${helpLine}: an officer corrects them.`,
  hello: (name: string) => `Transcripts for ${name}`,
  before: "Before you pay",
  debt: (amount: number) =>
    `${formatNaira(amount)} of your school fees are not paid. The registry sends no transcript before.`,
  missing: (count: number) =>
    count === 1
      ? "The result of one course is not out. Your transcript would lack it:"
      : `The results of ${count} courses are not out. Your transcript would lack them:`,
  course: (code: string, title: string, session: string) => `${code} ${title}, ${session}`,
  allInOrder: "Your fees are paid and your results are complete.",
  destination: (number: number) => `Destination ${number}`,
  kind: "Who receives it",
  kinds: {
    evaluator: "A credential evaluator, such as WES",
    institution: "A university or school",
    employer: "An employer",
  },
  name: "Name of the receiver",
  country: "Country",
  delivery: "How it goes",
  deliveries: {
    sealed: "Sealed envelope, by post",
    electronic: "By e-mail, from the school",
    courier: "Courier",
  },
  cost: (delivery: string, amount: number, days: number) =>
    `${delivery}: ${formatNaira(amount)}, in ${days} working days`,
  address: "Address of the receiver",
  email: "E-mail address of the receiver",
  reference: "Reference of the receiver",
  referenceHint: "WES and others give each applicant a number: it stands on the envelope.",
  add: "Add a destination",
  remove: "Remove",
  removed: (number: number) => `destination ${number}`,
  generate: "Generate the invoice",
  keepCode: "Keep this code",
  keepCodeBody: "Follow your request by it on this page.",
  code: "Code of the request",
  follow: "Follow a request",
  followInfo: "Enter the code that you were given with the invoice, such as TR-4K7M-2QX9.",
  show: "Show how it stands",
  state: "State",
  office: "Where it is",
  promised: "Promised for",
  afterPayment: "Told once it is paid",
  waits: "Why it waits",
  steps: "What has happened",
  goesTo: "Where it goes",
} as const;
