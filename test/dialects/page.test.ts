import { testSurface } from "./matrix.ts";

testSurface("page");
