import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { exportOfList } from "../../export/described.ts";
import { reviewList } from "./rights-review.ts";

/** Whose rights are reviewed, as a file. */
export const reviewExport = exportOfList(rightsReviewList, reviewList);
