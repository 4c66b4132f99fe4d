import type { Output } from "@polyportal/api-client/client/client";

const asked = {
  title: "Users",
  format: "xlsx",
  total: 21_805,
  requestedAt: "2026-11-23T09:30:00.000Z",
  expiresAt: "2026-11-30T09:30:00.000Z",
  by: "Effiong Emmanuel Bassey",
  own: true,
  ready: false,
  leftOut: [],
  failure: "",
  done: 0,
  size: 0,
} as const;

/** One that is being made, one that is ready, one that has failed, one that was cancelled. */
export const madeExports: Output<"listExports">["items"] = [
  { ...asked, id: "x-1", leftOut: [], state: "running", done: 9_500 },
  {
    ...asked,
    id: "x-2",
    leftOut: [],
    format: "csv",
    state: "done",
    done: 21_805,
    size: 11_400_000,
    ready: true,
  },
  {
    ...asked,
    id: "x-3",
    leftOut: [],
    format: "pdf",
    state: "failed",
    failure:
      "The server has no room for the file. Nothing of it was kept; tell the school's ICT unit, and ask again later.",
  },
  { ...asked, id: "x-4", leftOut: [], state: "cancelled", total: null },
];
