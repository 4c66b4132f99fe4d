/**
 * The applications that the landing page's cards start, in their order. The mode picks the invoice
 * page; the id and name go with it (a name's trailing space is the specification's).
 */
export const landingApplications = [
  { card: "HND", mode: 2, id: 2, name: "HND APPLICATION", form: "/hnd_login" },
  { card: "ND", mode: 1, id: 1, name: "ND APPLICATION ", form: "/nd_login" },
  {
    card: "ND Part-Time",
    mode: 3,
    id: 4,
    name: "ND PART-TIME APPLICATION",
    form: "/putme_login",
  },
] as const;

/** The application that the invoice page's breadcrumb leads back to. */
export const postgraduateInvoiceContext = { mode: 3, id: 12 } as const;
