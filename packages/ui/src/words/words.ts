import { createContext, use } from "react";
import type { answerListWords } from "../components/answer-list/answer-list.words.ts";
import type { breadcrumbsWords } from "../components/breadcrumbs/breadcrumbs.words.ts";
import type { confirmWords } from "../components/confirm/confirm.words.ts";
import type { dialogWords } from "../components/dialog/dialog.words.ts";
import type { pageLoaderWords } from "../components/page-loader/page-loader.words.ts";
import type { paginationWords } from "../components/pagination/pagination.words.ts";
import type { referenceWords } from "../components/reference/reference.words.ts";
import type { starRatingWords } from "../components/star-rating/star-rating.words.ts";
import type { toasterWords } from "../components/toast/toaster.words.ts";
import type { commandPaletteWords } from "../patterns/command-palette/command-palette.words.ts";
import type { loadFailureWords } from "../patterns/load-failure/load-failure.words.ts";
import type { noticeBannerWords } from "../shell/notice-banner/notice-banner.words.ts";
import type { noticeModalWords } from "../shell/notice-modal/notice-modal.words.ts";
import type { sideMenuWords } from "../shell/side-menu/side-menu.words.ts";
import type { signOutModalWords } from "../shell/sign-out-modal/sign-out-modal.words.ts";

/** Ours without their wording: any text for a text, any function of the same values for a function. */
type Sayable<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Words[Key];
};

/**
 * Every word that a part says by itself, by part. Whoever replaces a part's words replaces all of
 * them: a missing or misspelt one does not compile. Values come as they are, to be put into a
 * language's own order and figures.
 */
export type Catalogue = {
  /** Of `AnswerList`. */
  answerList: Sayable<typeof answerListWords>;
  /** Of `Breadcrumbs`. */
  breadcrumbs: Sayable<typeof breadcrumbsWords>;
  /** Of `CommandPalette`. */
  commandPalette: Sayable<typeof commandPaletteWords>;
  /** Of `Confirm`. */
  confirm: Sayable<typeof confirmWords>;
  /** Of `Dialog`. */
  dialog: Sayable<typeof dialogWords>;
  /** Of what stands in place of rows or figures that did not come. */
  loadFailure: Sayable<typeof loadFailureWords>;
  /** Of `NoticeBanner`. */
  noticeBanner: Sayable<typeof noticeBannerWords>;
  /** Of `NoticeModal`. */
  noticeModal: Sayable<typeof noticeModalWords>;
  /** Of `PageLoader`. */
  pageLoader: Sayable<typeof pageLoaderWords>;
  /** Of `Pagination`. */
  pagination: Sayable<typeof paginationWords>;
  /** Of `Reference`. */
  reference: Sayable<typeof referenceWords>;
  /** Of `SideMenu`. */
  sideMenu: Sayable<typeof sideMenuWords>;
  /** Of `SignOutModal`. */
  signOutModal: Sayable<typeof signOutModalWords>;
  /** Of `StarRating`. */
  starRating: Sayable<typeof starRatingWords>;
  /** Of `Toaster`. */
  toaster: Sayable<typeof toasterWords>;
};

const Replaced = createContext<Partial<Catalogue>>({});

/**
 * Replaces the words of some parts, or of all, for everything below: `value` is a `Catalogue` or a
 * part of one, kept at module level. On a server each request may have its own.
 */
export const WordsProvider = Replaced.Provider;

/** The words of one part: the consumer's, or else `ours`, which no other part has to load. */
export function useWords<Part extends keyof Catalogue>(
  part: Part,
  ours: Catalogue[Part],
): Catalogue[Part] {
  return use(Replaced)[part] ?? ours;
}
