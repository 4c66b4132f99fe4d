import { paths } from "@polyportal/domain/routes/paths";

/** The pages of one session's school fees and of one invoice of them. */
export const addresses = {
  session: (id: number) => `${paths.schoolFeesSession}?session=${id}`,
  generate: (id: number) => `${paths.schoolFeesGenerateInvoice}?session=${id}`,
  form11: (id: number) => `${paths.schoolFeesForm11}?session=${id}`,
  invoice: (id: string) => `${paths.schoolFeesInvoice}?invoice=${encodeURIComponent(id)}`,
  receipt: (id: string) => `${paths.schoolFeesReceipt}?invoice=${encodeURIComponent(id)}`,
} as const;
