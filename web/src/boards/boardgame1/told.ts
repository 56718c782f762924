export { told } from "../westeros/told";
