import type { Output } from "@polyportal/api-client/client/client";

export type OwnForm = Output<"findOwnForms">["forms"][number];
