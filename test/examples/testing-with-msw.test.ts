// The example is a test file; it runs here.
import "../../examples/testing-with-msw.test.ts";
