import { viewAudiences, viewSchema } from "@polyportal/domain/saved-view/view-form";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done } from "./shared.ts";

const staff = { audience: ["lecturer", "official"], scope: "each-by-its-right" } as const;
/** A list, by the name of its endpoint: `listUsers`. */
const list = z.string().check(z.maxLength(100));
const id = z.uuid();

export const savedViewEndpoints = {
  listSavedViews: endpoint({
    ...staff,
    method: "GET",
    path: "/api/View/views",
    summary: "The views of a list that the caller may use: the own, the role's and everybody's",
    input: z.object({ list }),
    output: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** The query of the list's address. */
        query: z.string(),
        sharedWith: z.enum(viewAudiences),
        /** The caller's default view of the list. */
        isDefault: z.boolean(),
        own: z.boolean(),
        by: z.string(),
      }),
    ),
    errors: ["not_found"],
  }),
  createSavedView: endpoint({
    ...staff,
    method: "POST",
    path: "/api/View/views",
    summary: "Keeps what a list shows under a name",
    input: z.extend(viewSchema, {
      list,
      sharedWith: z._default(z.enum(viewAudiences), "own"),
      isDefault: z._default(z.boolean(), false),
    }),
    output: z.object({ id: z.uuid() }),
    errors: ["not_found", "name_taken", "too_many_views", "view_not_for_all"],
  }),
  updateSavedView: endpoint({
    ...staff,
    method: "PUT",
    path: "/api/View/views/{id}",
    summary: "Changes an own view, or whether the list opens with a view",
    input: z.extend(z.partial(viewSchema), { id, isDefault: z.optional(z.boolean()) }),
    output: done,
    errors: ["not_found", "name_taken", "view_not_for_all"],
  }),
  deleteSavedView: endpoint({
    ...staff,
    method: "DELETE",
    path: "/api/View/views/{id}",
    summary: "Deletes an own view",
    input: z.object({ id }),
    output: done,
    errors: ["not_found"],
  }),
};
