import { useState } from "react";
import type { SavedView } from "@polyportal/ui/saved-view";
import type { ViewDraft } from "@polyportal/ui/saved-views";

/** The reader's views of the courses. In an app the server keeps them: a query and three operations. */
export function useCourseViews() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const onSave = async (view: ViewDraft) => {
    const id = crypto.randomUUID();
    setViews([...views, { ...view, id }]);
    return id;
  };
  const onUpdate = async (id: string, change: Partial<ViewDraft>) =>
    setViews(views.map((view) => (view.id === id ? { ...view, ...change } : view)));
  const onDelete = async (id: string) => setViews(views.filter((view) => view.id !== id));
  return { views, onSave, onUpdate, onDelete };
}
