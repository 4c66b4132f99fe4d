import { formatNaira } from "../format/naira.ts";

/** What the page says on which anybody pays a charge of the bursary. */
export const bursaryCollectionWords = {
  title: "Bursary Collection",
  info: "Choose what is to be paid, and for whom. You get one invoice with an RRR, to pay by card or at a bank.",
  addCharge: "Charge",
  searchCharges: "Search by code or name",
  /** What a charge costs: one amount, or a range. */
  costs: (least: number, most: number) =>
    least === most ? formatNaira(least) : `${formatNaira(least)} to ${formatNaira(most)}`,
  addFirst: "Choose a charge to begin. You can add more of them to the same invoice.",
  mostChosen: (most: number) => `An invoice takes at most ${most} charges.`,
  chosen: "What is to be paid",
  loading: "Fetching the charges",
  amountOf: (name: string) => `Amount: ${name}`,
  remove: "Remove",
  removed: (name: string) => `the charge ${name}`,
  payer: "Who is it paid for?",
  payers: {
    student: "A student, by matric or admission number",
    applicant: "An applicant, by application number",
    other: "Somebody else, or a firm",
  },
  matricNumber: "Matric or admission number",
  applicationNumber: "Application number",
  numberHint:
    "The invoice shows initials and department, so that you can see whether it is the right person.",
  surname: "Surname",
  firstname: "First name",
  nameHint: "Of a firm: of whoever pays in its name.",
  mobileNumber: "Mobile number",
  email: "E-mail address",
  generate: "Generate the invoice",
  noCharges: "The bursary collects nothing from the public at present.",
  isThisRight: "Is this the right person?",
  checkPerson: (initials: string, department: string | null) =>
    department === null
      ? `The invoice is for ${initials}. Nothing is charged until it is paid: if that is somebody else, begin anew.`
      : `The invoice is for ${initials}, ${department}. Nothing is charged until it is paid: if that is somebody else, begin anew.`,
  again: "Pay something else",
} as const;
