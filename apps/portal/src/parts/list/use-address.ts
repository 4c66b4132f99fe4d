import { useLocation, useNavigate } from "react-router-dom";

/** The parameters of the page's address, and how they are changed: the tab that is open stays so. */
export function useAddress(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return [new URLSearchParams(search), (next) => void navigate({ search: next.toString(), hash })];
}
