import type { Input, Output } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";

/** An import as its page shows it. */
export type Import = Output<"getImport">;

/** The confirmation before an import is applied. */
export type ApplyQuestion = { readonly title: string; readonly question: string };

/** The endpoint that does what a preview has planned: of `previewUsers`, `uploadUsers`. */
export type UploadName = UploadOf<EndpointName>;

type UploadOf<Name extends EndpointName> = Name extends `preview${infer Noun}`
  ? Extract<EndpointName, `upload${Noun}`>
  : never;

/**
 * What is imported by `previewX`, `uploadX` and `downloadXSample`: each that the contract has, and whose
 * preview asks for a sheet alone.
 */
export type Imported = NounOf<EndpointName>;

type NounOf<Preview extends EndpointName> = Preview extends `preview${infer Noun}`
  ? Input<"previewUsers"> extends Input<Preview>
    ? Noun
    : never
  : never;
