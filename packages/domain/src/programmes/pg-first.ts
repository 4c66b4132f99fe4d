import { before, withoutField } from "./asked/before.ts";
import { pg } from "./pg.ts";

export const pgFirst = before(1, pg, withoutField("extraTime"));
