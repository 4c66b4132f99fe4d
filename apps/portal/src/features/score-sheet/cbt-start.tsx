import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { cbtAttempts, type CbtChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { mostUploaded } from "@polyportal/domain/score-sheet/upload";
import { Alert } from "@polyportal/ui/alert";
import { Checkbox } from "@polyportal/ui/checkbox";
import { RadioGroup } from "@polyportal/ui/radio";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { Download } from "../../parts/import/download.tsx";
import { ImportStart, previewTimeoutMs } from "../../parts/import/import-start.tsx";
import { choiceIn, componentsOf, type AskedChoice } from "./cbt-choice.ts";
import type { Which } from "./sheet-in.ts";

/** What a computer test of one course is to become, and its file. */
export function CbtStart(which: Which) {
  const query = useQuery(queryOptionsFor(useClient(), "getMyCourse", which));
  return (
    <Fetched query={query} label={sheetPages.fetching}>
      {(course) =>
        course.acts.includes("enter") ? (
          <Start course={course} />
        ) : (
          <Alert status="warning">{sheetPages.notNow}</Alert>
        )
      }
    </Fetched>
  );
}

function Start({ course }: { course: Output<"getMyCourse"> }) {
  const { courseId, sessionId, split } = course;
  const which = { courseId, sessionId };
  const [params, setParams] = useSearchParams();
  const components = componentsOf(split);
  // Shown at the press: the address follows when the router has come to it.
  const [asked, setAsked] = useState(() => choiceIn(params));
  const [only] = components.length === 1 ? components : [];
  const component = components.find((one) => one === asked.component) ?? only;
  const choose = (change: Partial<AskedChoice>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    const { component: part, ...rest } = next;
    setParams(
      {
        course: String(courseId),
        session: String(sessionId),
        ...(part && { component: part }),
        ...rest,
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (components.length === 0) return <Alert status="warning">{words.noComponent}</Alert>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <RadioGroup
          label={words.component}
          required
          options={components.map((one) => ({
            value: one,
            label: words.components[one](split[one]),
          }))}
          value={component ?? ""}
          onChosen={(value) => choose({ component: components.find((one) => one === value) })}
        />
        <RadioGroup
          label={words.attempts}
          hint={asked.attempts === "latest" ? words.latestHint : undefined}
          options={cbtAttempts.map((one) => ({ value: one, label: words.attemptsOf[one] }))}
          value={asked.attempts}
          onChosen={(value) =>
            choose({ attempts: cbtAttempts.find((one) => one === value) ?? asked.attempts })
          }
        />
        <Checkbox
          label={words.replace}
          hint={words.replaceHint}
          checked={asked.filling === "replace"}
          onChange={({ target }) => choose({ filling: target.checked ? "replace" : "empty" })}
        />
        {asked.filling === "replace" && component && <There {...which} component={component} />}
      </div>
      {component && <Given {...which} {...asked} component={component} />}
    </div>
  );
}

/** How many marks could be replaced. */
function There({ component, ...which }: Which & Pick<CbtChoice, "component">) {
  const query = useQuery(queryOptionsFor(useClient(), "getScoreSheet", which));
  return (
    <Fetched query={query} label={sheetPages.fetching}>
      {({ rows }) => (
        <p role="status">{words.there(rows.filter((row) => row[component] !== null).length)}</p>
      )}
    </Fetched>
  );
}

/** The file, checked with all that was chosen; both stand in the address of its preview. */
function Given({ courseId, sessionId, ...choice }: Which & CbtChoice) {
  const [, setParams] = useSearchParams();
  const preview = useOperation("previewCbtResults", {
    onSuccess: ({ importId }) =>
      setParams({
        course: String(courseId),
        session: String(sessionId),
        ...choice,
        import: importId,
      }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <ImportStart
      preview={{
        ...preview,
        mutate: (given) => preview.mutate({ courseId, sessionId, ...choice, ...given }),
      }}
      sample={
        <Download
          fetchFile={(client) => client.call("downloadCbtSample", {})}
          fileName={words.sampleFile}
        >
          {words.sample}
        </Download>
      }
      fileHint={words.fileHint(mostUploaded.toLocaleString("en"))}
    />
  );
}
