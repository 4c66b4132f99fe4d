import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Part = "lastname" | "firstname" | "middlename";

/** The columns by which `fullName` names the person of a row. */
export const nameColumns = <Table extends Record<Part, AnyPgColumn>>({
  lastname,
  firstname,
  middlename,
}: Table): Pick<Table, Part> => ({ lastname, firstname, middlename });
