import type { Output } from "@polyportal/api-client/client/client";

export type Found = Output<"findApplication">;
