import type { AnyColumn } from "drizzle-orm";
import { applications } from "../database/schema/application.ts";
import { containsWords } from "./search.ts";

/** Searches applications by number, people's names and further columns, each word by itself. */
export const applicationsNamed = (search: string, ...further: readonly AnyColumn[]) =>
  containsWords(
    search,
    applications.applicationNumber,
    applications.lastname,
    applications.firstname,
    applications.middlename,
    ...further,
  );
