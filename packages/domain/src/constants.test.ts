import { stepOf } from "./application/steps.ts";
import { hnd } from "./programmes/hnd.ts";
import { ndPartTime } from "./programmes/nd-part-time.ts";
import { nd } from "./programmes/nd.ts";
import { subDegree } from "./programmes/sub-degree.ts";
import { expect, test } from "vitest";
import { applicationTypeIds } from "./application-type/ids.ts";
import { confetti } from "./birthday/confetti.ts";
import { breadcrumbLimits } from "./breadcrumbs/limits.ts";
import { certificateTypeIds } from "./certificate/types.ts";
import { availability, availabilityBadge } from "./hostel/availability.ts";
import { postgraduateInvoiceContext } from "./invoice/context.ts";
import { noticeMs } from "./messages/durations.ts";
import { modalSizes } from "./modal/sizes.ts";
import { bannerLength } from "./notice/banner.ts";
import { oLevelLimits } from "./o-level/limits.ts";
import { acceptanceCode, paymentPurposeIds } from "./payment/purposes.ts";
import { currency, paymentDefaults, paymentTypes } from "./payment/types.ts";
import { ageByBirthYear, ageLimits, latestBirthDate } from "./person/age.ts";
import { printTopMargin } from "./print/margins.ts";
import { landingCards } from "./programmes/catalogue.ts";
import { programmeBySlug } from "./programmes/programmes.ts";
import { ratingScale } from "./rating/scale.ts";
import { studentTypeIds } from "./student/types.ts";
import { pageSizes } from "./table/page-sizes.ts";
import { defaultFilters, statusBadges } from "./table/status.ts";
import {
  imageExtensions,
  imageTypes,
  spreadsheetExtensions,
  spreadsheetType,
  uploadLimits,
} from "./upload/limits.ts";

test("ids are those of the specification", () => {
  expect(paymentPurposeIds).toEqual({ schoolFees: 1, acceptance: 2, hostel: 8, sundry: 9 });
  expect(acceptanceCode).toBe("ACPT");
  expect(studentTypeIds).toEqual({
    undergraduate: 1,
    postgraduate: 2,
    diploma: 3,
    jupeb: 8,
    sandwich: 9,
    sandwichDiploma: 10,
  });
  expect(applicationTypeIds).toEqual({
    utme: 8,
    jupeb: 5,
    directEntry: 33,
    pg: 7,
    supplementary: 15,
    preDegree: 10,
    cce: 16,
    fourYearSandwich: 17,
    fiveYearSandwich: 9,
    transfer: 2,
    diploma: 1,
    putmeSlip: 24,
  });
  expect(certificateTypeIds).toEqual({ nce: 3, ace: 9, tc: 10 });
  expect(postgraduateInvoiceContext).toEqual({ mode: 3, id: 12 });
});

test("the landing page's cards start the specified applications", () => {
  const cards = landingCards.map((programme) => ({
    card: programme.title,
    mode: programme.card?.mode,
    id: programmeBySlug(programme.slug)?.applicationTypeId,
    name: programmeBySlug(programme.slug)?.applicationName,
    form: programme.paths.login,
  }));
  expect(cards).toEqual([
    { card: "HND", mode: 2, id: 2, name: "HND APPLICATION", form: "/hnd_login" },
    { card: "ND", mode: 1, id: 1, name: "ND APPLICATION ", form: "/nd_login" },
    {
      card: "ND Part-Time",
      mode: 3,
      id: 4,
      name: "ND PART-TIME APPLICATION",
      form: "/putme_login",
    },
  ]);
});

test("payments are as specified", () => {
  expect(paymentTypes).toEqual(["Full", "FirstInstallment", "SecondInstallment"]);
  expect(paymentDefaults).toEqual({ purpose: "External", type: "Full" });
  expect(currency).toBe("NGN");
});

test("sizes and limits are as specified", () => {
  expect(pageSizes).toEqual({
    default: 10,
    options: [5, 10, 15, 20],
    bulkOptions: [300, 500, 800, 1000],
  });
  expect(breadcrumbLimits).toEqual({ nameLimit: 24, collapseAbove: 4, hiddenUpTo: 1 });
  expect(bannerLength).toBe(70);
  expect(modalSizes).toEqual({ width: 744, confirmWidth: 584, closeAnimationMs: 500 });
  expect(confetti).toEqual({ pieces: 400, birthdayTextAfterMs: 2000 });
  expect(oLevelLimits).toEqual({ maxSittings: 2, rows: 9, whole: 8 });
  for (const programme of [subDegree, nd, hnd, ndPartTime]) {
    expect(stepOf(programme, "o-level")?.subjects).toBe(8);
  }
  expect(printTopMargin).toBe("15rem");
  expect(noticeMs).toEqual({ default: 5000, invoiceCreation: 3000, rating: 3000 });
});

test("uploads are as specified", () => {
  expect(uploadLimits).toMatchObject({ defaultKb: 100, maxMb: 12 });
  expect(uploadLimits).toMatchObject({ defaultBytes: 102_400, maxBytes: 12_582_912 });
  expect(imageExtensions).toEqual(["png", "jpg", "jpeg"]);
  expect(imageTypes).toEqual(["image/png", "image/jpeg"]);
  expect(spreadsheetExtensions).toEqual(["xlsx"]);
  expect(spreadsheetType).toMatch(/openxmlformats.*spreadsheetml\.sheet$/);
});

test("labels are as specified", () => {
  expect(ratingScale).toEqual({
    min: 1,
    max: 5,
    labels: ["Poor", "Fair", "Average", "Good", "Excellent"],
  });
  expect(statusBadges).toEqual(["success", "warning", "fail", "unapproved"]);
  expect(defaultFilters).toEqual(["Un-appraised", "In-progress", "completed"]);
});

test("an age counts by birth year", () => {
  expect(ageLimits).toEqual({ moreThan: 15, lessThan: 80 });
  expect(ageByBirthYear("2010-12-31", "2026-01-01")).toBe(16);
  expect(latestBirthDate("2026-11-20")).toBe("2011-11-20");
  expect(latestBirthDate("2028-02-29")).toBe("2013-02-28");
});

test.each([
  [5, 10, "success"],
  [10, 10, "success"],
  [4, 10, "unapproved"],
  [0, 10, "unapproved"],
  [0, 0, "unapproved"],
])("a hostel with %d of %d spaces left is %s", (left, spaces, badge) => {
  expect(availability).toEqual({ successAtLeast: 0.5, elseBadge: "unapproved" });
  expect(availabilityBadge(left, spaces)).toBe(badge);
});
