import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";

/** The pages of one session's school fees and of one invoice of them. */
export const addresses = {
  session: (id: number) => withSearch(paths.schoolFeesSession, { session: id }),
  generate: (id: number) => withSearch(paths.schoolFeesGenerateInvoice, { session: id }),
  form11: (id: number) => withSearch(paths.schoolFeesForm11, { session: id }),
  invoice: (id: string) => withSearch(paths.schoolFeesInvoice, { invoice: id }),
  receipt: (id: string) => withSearch(paths.schoolFeesReceipt, { invoice: id }),
} as const;
