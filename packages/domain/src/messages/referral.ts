type Counted = { readonly invoices: number; readonly paid: number; readonly offered: number };

/** The words of the page of codes, and what an applicant is told of one. */
export const referralMessages = {
  title: "Referral",
  lead: "Who brings applicants, and how many: counted by the code that an applicant gives with the invoice.",
  search: "Code, name or phone",
  none: "There is no code yet.",
  add: "New code",
  newTitle: "New referral code",
  newIntro:
    "Whoever has it tells it to applicants; they may give it when they generate their invoice.",
  editTitle: (code: string) => `Edit ${code}`,
  editIntro: "What applicants have given before stays counted here, under a new code too.",
  thing: "referral code",
  acts: { edit: "Edit", switchOn: "Switch on", switchOff: "Switch off" },
  columns: {
    code: "Code",
    name: "Name",
    phone: "Phone",
    invoices: "Invoices",
    paid: "Paid",
    offered: "Offered",
  },
  codeHint: "3 to 20 letters, digits or hyphens, such as ALUMNI-OYO.",
  bySession: "By academic session",
  counted: ({ invoices, paid, offered }: Counted) =>
    `${invoices} ${invoices === 1 ? "invoice" : "invoices"}, ${paid} paid, ${offered} offered`,
  noInvoices: "No applicant has given this code yet.",
  created: "The code can be given from now on",
  switchedOn: "The code can be given again",
  switchedOff: "The code can be given no more; what was counted stays",
  unknown: "this code is not known; please check it, or leave it empty",
  ended: "this code can be used no more; please leave it empty",
} as const;
