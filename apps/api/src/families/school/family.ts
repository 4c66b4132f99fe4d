import { schoolOf } from "../../school/school.ts";
import type { Family } from "../family.ts";
import { getHealth } from "../health/get-health.ts";

export const family = {
  handlers: {
    getHealth,
    getSchool: (ctx) => {
      ctx.setHeader("Cache-Control", "public, no-cache");
      return Promise.resolve(schoolOf(ctx.services.config));
    },
  },
} satisfies Family;
