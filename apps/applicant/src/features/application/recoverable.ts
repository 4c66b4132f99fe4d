import type { Output } from "@polyportal/api-client/client/client";

export type Recoverable = Output<"findOwnForms">["forms"][number];
