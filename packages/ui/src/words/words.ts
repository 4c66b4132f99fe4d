import { createContext, use } from "react";
import type { answerListWords } from "../components/answer-list/answer-list.words.ts";
import type { avatarWords } from "../components/avatar/avatar.words.ts";
import type { breadcrumbsWords } from "../components/breadcrumbs/breadcrumbs.words.ts";
import type { bulkBarWords } from "../components/bulk-bar/bulk-bar.words.ts";
import type { calendarWords } from "../components/calendar/calendar.words.ts";
import type { confettiWords } from "../components/confetti/confetti.words.ts";
import type { confirmWords } from "../components/confirm/confirm.words.ts";
import type { dialogWords } from "../components/dialog/dialog.words.ts";
import type { emptyStateWords } from "../components/empty-state/empty-state.words.ts";
import type { errorFlagWords } from "../components/error-flag/error-flag.words.ts";
import type { inlineEditWords } from "../components/inline-edit/inline-edit.words.ts";
import type { pageLoaderWords } from "../components/page-loader/page-loader.words.ts";
import type { paginationWords } from "../components/pagination/pagination.words.ts";
import type { referenceWords } from "../components/reference/reference.words.ts";
import type { starRatingWords } from "../components/star-rating/star-rating.words.ts";
import type { statusWords } from "../components/status/status.words.ts";
import type { stepperWords } from "../components/stepper/stepper.words.ts";
import type { timelineWords } from "../components/timeline/timeline.words.ts";
import type { toasterWords } from "../components/toast/toaster.words.ts";
import type { treeWords } from "../components/tree/tree.words.ts";
import type { acceptanceLetterWords } from "../documents/acceptance-letter/acceptance-letter.words.ts";
import type { admissionLetterWords } from "../documents/admission-letter/admission-letter.words.ts";
import type { signatoryWords } from "../documents/admission-letter/signatory.words.ts";
import type { applicationSlipWords } from "../documents/application-slip/application-slip.words.ts";
import type { boardPackWords } from "../documents/board-pack/board-pack.words.ts";
import type { classListSheetWords } from "../documents/class-list/class-list-sheet.words.ts";
import type { clearanceFormWords } from "../documents/clearance-form/clearance-form.words.ts";
import type { compositeSheetWords } from "../documents/composite-sheet/composite-sheet.words.ts";
import type { courseClassListWords } from "../documents/course-class-list/course-class-list.words.ts";
import type { courseFormWords } from "../documents/course-form/course-form.words.ts";
import type { courseRegistrationWords } from "../documents/course-registration/course-registration.words.ts";
import type { courseTableWords } from "../documents/document-frame/course-table.words.ts";
import type { documentFrameWords } from "../documents/document-frame/document-frame.words.ts";
import type { itemTableWords } from "../documents/document-frame/item-table.words.ts";
import type { documentSheetsWords } from "../documents/document-sheets/document-sheets.words.ts";
import type { feeClearanceWords } from "../documents/fee-clearance/fee-clearance.words.ts";
import type { invoiceWords } from "../documents/invoice/invoice.words.ts";
import type { levyLetterWords } from "../documents/levy-letter/levy-letter.words.ts";
import type { documentVerificationWords } from "../documents/qr-code/document-verification.words.ts";
import type { receiptWords } from "../documents/receipt/receipt.words.ts";
import type { resultSheetWords } from "../documents/result-sheet/result-sheet.words.ts";
import type { resultSummaryWords } from "../documents/result-summary/result-summary.words.ts";
import type { screeningSlipWords } from "../documents/screening-slip/screening-slip.words.ts";
import type { semesterResultsWords } from "../documents/semester-results/semester-results.words.ts";
import type { siwesPreviewWords } from "../documents/siwes-preview/siwes-preview.words.ts";
import type { bedSpacePickerWords } from "../patterns/bed-space-picker/bed-space-picker.words.ts";
import type { chartsWords } from "../patterns/charts/charts.words.ts";
import type { funnelWords } from "../patterns/charts/funnel.words.ts";
import type { statisticWords } from "../patterns/charts/statistic.words.ts";
import type { targetBarsWords } from "../patterns/charts/target-bars.words.ts";
import type { classListWords } from "../patterns/class-list/class-list.words.ts";
import type { comboboxWords } from "../patterns/combobox-field/combobox.words.ts";
import type { commandPaletteWords } from "../patterns/command-palette/command-palette.words.ts";
import type { comparisonWords } from "../patterns/comparison/comparison.words.ts";
import type { dataTableWords } from "../patterns/data-table/data-table.words.ts";
import type { dateFieldWords } from "../patterns/date-field/date-field.words.ts";
import type { draftChoiceWords } from "../patterns/draft/draft-choice.words.ts";
import type { draftWords } from "../patterns/draft/draft.words.ts";
import type { entryGridWords } from "../patterns/entry-grid/entry-grid.words.ts";
import type { errorSummaryWords } from "../patterns/error-summary/error-summary.words.ts";
import type { fileDropWords } from "../patterns/file-drop/file-drop.words.ts";
import type { fileFieldWords } from "../patterns/file-field/file-field.words.ts";
import type { keptFileWords } from "../patterns/file-field/kept-file.words.ts";
import type { filtersWords } from "../patterns/filters/filters.words.ts";
import type { formFieldWords } from "../patterns/form-field/form-field.words.ts";
import type { formWords } from "../patterns/form/form.words.ts";
import type { lazySchemaWords } from "../patterns/form/lazy-schema.words.ts";
import type { hostelCardWords } from "../patterns/hostel-card/hostel-card.words.ts";
import type { importWizardWords } from "../patterns/import-wizard/import-wizard.words.ts";
import type { invoiceActionsWords } from "../patterns/invoice-actions/invoice-actions.words.ts";
import type { listPageWords } from "../patterns/list-page/list-page.words.ts";
import type { loadFailureWords } from "../components/load-failure/load-failure.words.ts";
import type { oLevelEditorWords } from "../patterns/o-level-editor/o-level-editor.words.ts";
import type { passwordFieldWords } from "../patterns/password-field/password-field.words.ts";
import type { paymentCheckWords } from "../patterns/payment-check/payment-check.words.ts";
import type { photoFieldWords } from "../patterns/photo-field/photo-field.words.ts";
import type { roomCardWords } from "../patterns/room-card/room-card.words.ts";
import type { selectWords } from "../patterns/select/select.words.ts";
import type { sideFormWords } from "../patterns/side-form/side-form.words.ts";
import type { wizardWords } from "../patterns/wizard/wizard.words.ts";
import type { savedViewsWords } from "../patterns/saved-views/saved-views.words.ts";
import type { scanReviewWords } from "../patterns/scan/scan-review.words.ts";
import type { authLayoutWords } from "../shell/auth-layout/auth-layout.words.ts";
import type { connectivityWords } from "../shell/connectivity/connectivity.words.ts";
import type { footerWords } from "../shell/footer/footer.words.ts";
import type { impersonationBannerWords } from "../shell/impersonation-banner/impersonation-banner.words.ts";
import type { timetableWords } from "../patterns/timetable/timetable.words.ts";
import type { noticeBannerWords } from "../shell/notice-banner/notice-banner.words.ts";
import type { noticeModalWords } from "../shell/notice-modal/notice-modal.words.ts";
import type { pageLayoutWords } from "../shell/page-layout/page-layout.words.ts";
import type { publicHeaderWords } from "../shell/public-header/public-header.words.ts";
import type { ratingModalWords } from "../shell/rating-modal/rating-modal.words.ts";
import type { sideMenuWords } from "../shell/side-menu/side-menu.words.ts";
import type { signOutModalWords } from "../shell/sign-out-modal/sign-out-modal.words.ts";
import type { signedInHeaderWords } from "../shell/signed-in-header/signed-in-header.words.ts";

/**
 * Ours without their wording: any text for a text, any function of the same values for a function.
 * How long a notice stays is no word.
 */
export type Sayable<Words> = Words extends string
  ? string
  : Words extends (...values: never) => unknown
    ? Words
    : Words extends readonly (infer Word)[]
      ? readonly Sayable<Word>[]
      : { [Key in keyof Words as Words[Key] extends number ? never : Key]: Sayable<Words[Key]> };

/**
 * Every word that a part says by itself, by part. Whoever replaces a part's words replaces all of
 * them: a missing or misspelt one does not compile. Values come as they are, to be put into a
 * language's own order and figures.
 */
export type Catalogue = {
  /** Of `AcceptanceLetter`. */
  acceptanceLetter: Sayable<typeof acceptanceLetterWords>;
  /** Of `AdmissionLetter`. */
  admissionLetter: Sayable<typeof admissionLetterWords>;
  /** Of `AnswerList`. */
  answerList: Sayable<typeof answerListWords>;
  /** Of `ApplicationSlip`. */
  applicationSlip: Sayable<typeof applicationSlipWords>;
  /** Of `AuthLayout`. */
  authLayout: Sayable<typeof authLayoutWords>;
  /** Of `Avatar`. */
  avatar: Sayable<typeof avatarWords>;
  /** Of `BedSpacePicker`. */
  bedSpacePicker: Sayable<typeof bedSpacePickerWords>;
  /** Of `BoardPack` and its parts. */
  boardPack: Sayable<typeof boardPackWords>;
  /** Of `Breadcrumbs`. */
  breadcrumbs: Sayable<typeof breadcrumbsWords>;
  /** Of `BulkBar`. */
  bulkBar: Sayable<typeof bulkBarWords>;
  /** Of `Calendar` and the fields that open one. */
  calendar: Sayable<typeof calendarWords>;
  /** Of `Chart`, and around the other charts. */
  charts: Sayable<typeof chartsWords>;
  /** Of `ClassList`. */
  classList: Sayable<typeof classListWords>;
  /** Of `ClassListSheet`. */
  classListSheet: Sayable<typeof classListSheetWords>;
  /** Of `CompositeSheet`. */
  compositeSheet: Sayable<typeof compositeSheetWords>;
  /** Of `CourseClassList`. */
  courseClassList: Sayable<typeof courseClassListWords>;
  /** Of `ComboboxField` and of all that search their options. */
  combobox: Sayable<typeof comboboxWords>;
  /** Of `CommandPalette`. */
  commandPalette: Sayable<typeof commandPaletteWords>;
  /** Of `Comparison`. */
  comparison: Sayable<typeof comparisonWords>;
  /** Of `ClearanceForm`. */
  clearanceForm: Sayable<typeof clearanceFormWords>;
  /** Of `Confetti`. */
  confetti: Sayable<typeof confettiWords>;
  /** Of `Confirm`. */
  confirm: Sayable<typeof confirmWords>;
  /** Of `Connectivity`. */
  connectivity: Sayable<typeof connectivityWords>;
  /** Of `CourseForm`. */
  courseForm: Sayable<typeof courseFormWords>;
  /** Of `CourseRegistration`. */
  courseRegistration: Sayable<typeof courseRegistrationWords>;
  /** Of `CourseTable`. */
  courseTable: Sayable<typeof courseTableWords>;
  /** Of `DataTable`. */
  dataTable: Sayable<typeof dataTableWords>;
  /** Of `DateField`, `BirthDateField` and `DateRangeField`. */
  dateField: Sayable<typeof dateFieldWords>;
  /** Of `Dialog`. */
  dialog: Sayable<typeof dialogWords>;
  /** Of `DraftStatus`. */
  draft: Sayable<typeof draftWords>;
  /** Of `DraftChoice`. */
  draftChoice: Sayable<typeof draftChoiceWords>;
  /** Of `EntryGrid`. */
  entryGrid: Sayable<typeof entryGridWords>;
  /** Of `ErrorSummary`. */
  errorSummary: Sayable<typeof errorSummaryWords>;
  /** Of `FileDrop`. */
  fileDrop: Sayable<typeof fileDropWords>;
  /** Of `FileField`. */
  fileField: Sayable<typeof fileFieldWords>;
  /** Of `Filters`. */
  filters: Sayable<typeof filtersWords>;
  /** Of `Form`, `SideForm` and of the question before typed words are lost. */
  form: Sayable<typeof formWords>;
  /** Of every field. */
  formField: Sayable<typeof formFieldWords>;
  /** Of `Funnel`. */
  funnel: Sayable<typeof funnelWords>;
  /** Of `HostelCard`, and of how much of a room is free. */
  hostelCard: Sayable<typeof hostelCardWords>;
  /** Of `ImportWizard`. */
  importWizard: Sayable<typeof importWizardWords>;
  /** Of `InvoiceActions`. */
  invoiceActions: Sayable<typeof invoiceActionsWords>;
  /** Of `ItemTable`. */
  itemTable: Sayable<typeof itemTableWords>;
  /** Of `keptFile`, a schema, which is handed them. */
  keptFile: Sayable<typeof keptFileWords>;
  /** Of `useLazySchema`. */
  lazySchema: Sayable<typeof lazySchemaWords>;
  /** Of `ListPage`. */
  listPage: Sayable<typeof listPageWords>;
  /** Of what stands in place of rows or figures that did not come. */
  loadFailure: Sayable<typeof loadFailureWords>;
  /** Of `DocumentFrame`, and of what papers have in common. */
  documentFrame: Sayable<typeof documentFrameWords>;
  /** Of `DocumentSheets`. */
  documentSheets: Sayable<typeof documentSheetsWords>;
  /** Of `DocumentVerification`. */
  documentVerification: Sayable<typeof documentVerificationWords>;
  /** Of `EmptyState` and `NoResult`. */
  emptyState: Sayable<typeof emptyStateWords>;
  /** Of `ErrorFlag`. */
  errorFlag: Sayable<typeof errorFlagWords>;
  /** Of `FeeClearance`. */
  feeClearance: Sayable<typeof feeClearanceWords>;
  /** Of `Footer`. */
  footer: Sayable<typeof footerWords>;
  /** Of `ImpersonationBanner`. */
  impersonationBanner: Sayable<typeof impersonationBannerWords>;
  /** Of `InlineEdit`. */
  inlineEdit: Sayable<typeof inlineEditWords>;
  /** Of `Invoice`. */
  invoice: Sayable<typeof invoiceWords>;
  /** Of `LevyLetter`. */
  levyLetter: Sayable<typeof levyLetterWords>;
  /** Of `NoticeBanner`. */
  noticeBanner: Sayable<typeof noticeBannerWords>;
  /** Of `NoticeModal`. */
  noticeModal: Sayable<typeof noticeModalWords>;
  /** Of `OLevelEditor`. */
  oLevelEditor: Sayable<typeof oLevelEditorWords>;
  /** Of `PageLayout`. */
  pageLayout: Sayable<typeof pageLayoutWords>;
  /** Of `PageLoader`. */
  pageLoader: Sayable<typeof pageLoaderWords>;
  /** Of `Pagination`. */
  pagination: Sayable<typeof paginationWords>;
  /** Of `PasswordField`. */
  passwordField: Sayable<typeof passwordFieldWords>;
  /** Of `PaymentCheck`. */
  paymentCheck: Sayable<typeof paymentCheckWords>;
  /** Of `PhotoField`. */
  photoField: Sayable<typeof photoFieldWords>;
  /** Of `PublicHeader`. */
  publicHeader: Sayable<typeof publicHeaderWords>;
  /** Of `RatingModal`. */
  ratingModal: Sayable<typeof ratingModalWords>;
  /** Of `Reference`. */
  reference: Sayable<typeof referenceWords>;
  /** Of `Receipt`. */
  receipt: Sayable<typeof receiptWords>;
  /** Of `ResultSheet`. */
  resultSheet: Sayable<typeof resultSheetWords>;
  /** Of `ResultSummary`. */
  resultSummary: Sayable<typeof resultSummaryWords>;
  /** Of `RoomCard`. */
  roomCard: Sayable<typeof roomCardWords>;
  /** Of what is shown of a page on a photo before it is sent. */
  scanReview: Sayable<typeof scanReviewWords>;
  /** Of `SavedViews`. */
  savedViews: Sayable<typeof savedViewsWords>;
  /** Of `ScreeningSlip`. */
  screeningSlip: Sayable<typeof screeningSlipWords>;
  /** Of `Select`. */
  select: Sayable<typeof selectWords>;
  /** Of `SemesterResults`. */
  semesterResults: Sayable<typeof semesterResultsWords>;
  /** Of `SideForm`. */
  sideForm: Sayable<typeof sideFormWords>;
  /** Of `SideMenu`. */
  sideMenu: Sayable<typeof sideMenuWords>;
  /** Of `Signatory`. */
  signatory: Sayable<typeof signatoryWords>;
  /** Of `SignedInHeader`. */
  signedInHeader: Sayable<typeof signedInHeaderWords>;
  /** Of `SignOutModal`. */
  signOutModal: Sayable<typeof signOutModalWords>;
  /** Of `SiwesPreview`. */
  siwesPreview: Sayable<typeof siwesPreviewWords>;
  /** Of `StarRating`. */
  starRating: Sayable<typeof starRatingWords>;
  /** Of `Statistic`. */
  statistic: Sayable<typeof statisticWords>;
  /** Of `StatusIcon`, and of all that shows one. */
  status: Sayable<typeof statusWords>;
  /** Of `Stepper`. */
  stepper: Sayable<typeof stepperWords>;
  /** Of `TargetBars`. */
  targetBars: Sayable<typeof targetBarsWords>;
  /** Of `Timeline`. */
  timeline: Sayable<typeof timelineWords>;
  /** Of `Timetable`. */
  timetable: Sayable<typeof timetableWords>;
  /** Of `Toaster`. */
  toaster: Sayable<typeof toasterWords>;
  /** Of `Tree`. */
  tree: Sayable<typeof treeWords>;
  /** Of `Wizard`. */
  wizard: Sayable<typeof wizardWords>;
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
