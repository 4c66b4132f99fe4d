import type { schoolEndpoints } from "@polyportal/api-client/contract/school";
import { schoolOf } from "../../school/school.ts";
import { getHealth } from "../health/get-health.ts";
import type { Handlers } from "../../server/handler.ts";

/** The school as it is configured, and whether its server answers. */
export const schoolHandlers = {
  getHealth,
  getSchool: (ctx) => {
    ctx.setHeader("Cache-Control", "public, no-cache");
    return Promise.resolve(schoolOf(ctx.services.config));
  },
} satisfies Handlers<typeof schoolEndpoints>;
