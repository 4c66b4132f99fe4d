import type { Input, Output } from "@polyportal/api-client/client/client";
import type { EndpointName } from "@polyportal/api-client/contract/contract";

/** An import as its page shows it. */
export type Import = Output<"getImport">;

/** What is asked before an import is done. */
export type ApplyQuestion = { readonly title: string; readonly question: string };

/** The endpoint that does what a preview has planned: of `previewUsers`, `uploadUsers`. */
export type UploadName = UploadOf<EndpointName>;

type UploadOf<Name extends EndpointName> = Name extends `preview${infer Noun}`
  ? Extract<EndpointName, `upload${Noun}`>
  : never;

/** The three endpoints of an importer, by their names: each that the contract has, and whose preview asks for a sheet alone. */
export type ImportEndpoints = EndpointsOf<EndpointName>;

type EndpointsOf<Preview extends EndpointName> = Preview extends `preview${infer Noun}`
  ? Input<"previewUsers"> extends Input<Preview>
    ? {
        preview: Preview;
        upload: Extract<EndpointName, `upload${Noun}`>;
        sample: Extract<EndpointName, `download${Noun}Sample`>;
      }
    : never
  : never;
