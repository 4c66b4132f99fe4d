import { titleBySlug } from "@polyportal/domain/programmes/catalogue";
import { putmeSlugs } from "@polyportal/domain/putme-result/programmes";

/** The programmes whose applicants are examined. */
export const examined = putmeSlugs.map((slug) => ({ value: slug, label: titleBySlug(slug) }));
