import { before, withoutField } from "./asked/before.ts";
import { putmeSecond, supplementaryPutmeSecond } from "./putme-second.ts";

export const putmeFirst = before(1, putmeSecond, withoutField("extraTime"));
export const supplementaryPutmeFirst = before(
  1,
  supplementaryPutmeSecond,
  withoutField("extraTime"),
);
