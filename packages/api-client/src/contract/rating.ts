import { ratingSchema } from "@polyportal/domain/rating/form";
import { endpoint, signedIn } from "./define.ts";
import { done } from "./shared.ts";

export const ratingEndpoints = {
  createRating: endpoint({
    method: "POST",
    path: "/api/Dashboard/create-rating",
    summary: "Rates the experience of the last 3 months, once in that time",
    audience: signedIn,
    input: ratingSchema,
    output: done,
    errors: ["rating_given", "forbidden"],
  }),
};
