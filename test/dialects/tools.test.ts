import { testSurface } from "./matrix.ts";

testSurface("tools");
