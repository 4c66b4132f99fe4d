import { paths } from "@polyportal/domain/routes/paths";

/** The pages of one session's school fees and of one invoice of them. */
export const addresses = {
  session: (id: number) => `${paths.schoolFeesSession}?session=${id}`,
  generate: (id: number) => `${paths.schoolFeesGenerateInvoice}?session=${id}`,
  form11: (id: number) => `${paths.schoolFeesForm11}?session=${id}`,
  invoice: (id: string) => `${paths.schoolFeesInvoice}?invoice=${encodeURIComponent(id)}`,
  receipt: (id: string) => `${paths.schoolFeesReceipt}?invoice=${encodeURIComponent(id)}`,
} as const;

/** The session that an address names, or undefined. */
export const sessionOf = (search: URLSearchParams): number | undefined => {
  const id = Number(search.get("session"));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};
