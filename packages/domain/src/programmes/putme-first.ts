import { before } from "./asked/before.ts";
import { putme, supplementaryPutme } from "./putme.ts";

export const putmeFirst = before(1, putme, "extraTime");
export const supplementaryPutmeFirst = before(1, supplementaryPutme, "extraTime");
