import { rightsReviewList } from "@polyportal/api-client/list/rights-reviews";
import { exportOfList } from "../../export/described.ts";
import { reviewList } from "./rights-review.ts";

/** The export of people whose rights are reviewed. */
export const reviewExport = exportOfList(rightsReviewList, reviewList);
